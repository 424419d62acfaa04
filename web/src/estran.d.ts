declare module "estran:words/*" {
  const text: string;
  export default text;
}
declare module "estran:rules/*" {
  const html: string;
  export default html;
}
