import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keepSettings } from "./lib/memory.svelte";
import { sendFor } from "./lib/pages";
import { where } from "./lib/router.svelte";
import { say, speak } from "./lib/words.svelte";

const PATIENCE = 200; // milliseconds for our typefaces; then others stand in for them

/** Those that the words of this language need. */
function faces(): Promise<unknown> {
  const sample = say("start-promise");
  return Promise.all(["600 1em Alegreya", '1em "Estran Sans"'].map((face) => document.fonts.load(face, sample)));
}

keepSettings();
sendFor(where());
await speak();
await Promise.race([faces(), new Promise((late) => setTimeout(late, PATIENCE))]);
mount(App, { target: document.getElementById("app")! });
// Where it is forbidden, pages need a connection.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/offline.js").catch(() => undefined);
