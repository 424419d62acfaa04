/** Put a text on the clipboard; where the browser forbids it, the text stands in the page to be copied by hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hand a link or a text to the device's own dialog; whether it was there. Who closes it has changed their mind. */
export async function handed(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
