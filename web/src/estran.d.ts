type Loaded = () => Promise<{ default: string }>;

declare module "estran:words" {
  export const NAMES: Record<string, string>; // of the languages, each in itself
  export const CATALOGUES: Record<string, Loaded>; // by language
  export const LATER: Record<string, Record<string, Loaded>>; // by catalogue and language
}
declare module "estran:rules" {
  export const BOOKS: Record<string, Record<string, Loaded>>; // by game and language
}
declare module "estran:words/*" {
  const text: string;
  export default text;
}
declare module "estran:rules/*" {
  const html: string;
  export default html;
}
