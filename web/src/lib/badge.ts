import type { Component } from "svelte";
import type { Badge } from "../games/shelf";

/** A thing of the table with what is written beside it; its drawing is checked against what it is given. */
export function badge<Props extends Record<string, unknown>>(
  Picture: Component<Props>,
  props: Props,
  label: string,
): Badge {
  return { Picture: Picture as unknown as Badge["Picture"], props, label };
}
