/**
 * Addresses: pages are `/`, `/me`, and `/r/CODE`, `/w/CODE`, `/replay/MATCH`, `/verify/MATCH`, `/learn/GAME`,
 * `/rules/GAME`, `/puzzle/DAY`.
 */

const here = $state({ path: location.pathname, hash: location.hash });

addEventListener("popstate", () => {
  here.path = location.pathname;
  here.hash = location.hash;
});

/** Where we are: the page's name, and what follows it. */
export function where(): { page: string; rest: string; hash: string } {
  const [page = "", rest = ""] = here.path.split("/").slice(1);
  return { page, rest: decodeURIComponent(rest), hash: here.hash };
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.path = location.pathname;
  here.hash = location.hash;
  if (!replace) scrollTo(0, 0);
}

/** Links within the client change the page without loading it again; put it on a container of links. */
export function links(node: HTMLElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const inside =
      link.origin === location.origin &&
      !link.pathname.startsWith("/api/") &&
      !link.target &&
      !link.hasAttribute("download");
    if (!inside || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
