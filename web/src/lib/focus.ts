/** Keyboard and focus: arrows inside a composite, and a place to go when the focused control must go. */
import { tick } from "svelte";

/** What had the focus has gone, or nothing has had it yet: it goes to a place, given by its id, where one goes on. */
export async function land(place: string): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.getElementById(place)?.focus({ preventScroll: true });
}

/** One tab stop for a group of buttons, if possible at one that does something; arrows, Home and End move inside. */
export function rove(node: HTMLElement): { destroy(): void } {
  const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("button, [data-rove]")];
  const settle = (): void => {
    const all = items();
    const able = all.filter((item) => item.ariaDisabled !== "true");
    const current =
      all.find((item) => item === document.activeElement) ??
      able.find((item) => item.tabIndex === 0) ??
      able[0] ??
      all.find((item) => item.tabIndex === 0) ??
      all[0];
    all.forEach((item) => (item.tabIndex = item === current ? 0 : -1));
  };
  const key = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowDown: 1,
      ArrowLeft: -1,
      ArrowUp: -1,
      Home: -Infinity,
      End: Infinity,
    };
    const step = steps[event.key];
    const all = items();
    const now = all.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || now < 0) return;
    event.preventDefault();
    const next = Math.abs(step) === 1 ? (now + step + all.length) % all.length : step < 0 ? 0 : all.length - 1;
    all[next]?.focus();
    settle();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", settle);
  node.addEventListener("focusout", settle);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("keydown", key);
      node.removeEventListener("focusin", settle);
      node.removeEventListener("focusout", settle);
    },
  };
}

/** When the focused control within goes, focus goes to a heading, given by its id. */
export function shelter(node: HTMLElement, heading: string): { destroy(): void } {
  let last: Element | null = null;
  const remember = (): void => void (last = document.activeElement);
  const forget = (event: FocusEvent): void =>
    void (event.relatedTarget && !node.contains(event.relatedTarget as Node) && (last = null));
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById(heading)?.focus({ preventScroll: true });
  });
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", remember);
  node.addEventListener("focusout", forget);
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("focusin", remember);
      node.removeEventListener("focusout", forget);
    },
  };
}
