/** Links for other devices: an address that means this machine to everybody is of no use elsewhere. */
import * as api from "./api";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Whether this page is at such an address. */
export const isNear = (): boolean => HERE.includes(location.hostname);

/** The addresses by which others reach this server, as far as it can tell. */
export const elsewhere = (): Promise<string[]> => api.addresses().catch(() => []);

/** What a link for another device begins with. */
export async function reachable(): Promise<string> {
  return (isNear() && (await elsewhere())[0]) || location.origin;
}
