/** Whether this page is in front of its reader, and what shows when somebody is asked who looks elsewhere. */

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";
export const MARK = "● "; // in front of the title

const looking = $state({ here: isFront() });
for (const change of ["focus", "blur"]) addEventListener(change, look);
document.addEventListener("visibilitychange", look);

/** Whether the page can be seen and has the keyboard. */
export function isFront(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

function look(): void {
  looking.here = isFront();
}

/** The same, for effects and markup. */
export function inFront(): boolean {
  return looking.here;
}

/** Mark the tab's icon and the app's, or take the marks away. */
export function mark(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = asked ? MARKED : ICON;
  const badge = asked ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // only installed apps have one
}
