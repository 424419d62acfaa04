import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keepSettings } from "./lib/memory.svelte";
import { sendFor } from "./lib/pages";
import { where } from "./lib/router.svelte";
import { speak } from "./lib/words.svelte";

keepSettings();
sendFor(where());
await speak();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/offline.js");
