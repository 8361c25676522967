import type { Plugin } from "vite";

// as the server's (src/cleocatra/server/http/middleware/headers.py), without what only a header may say
const POLICY = [
  "default-src 'none'",
  ...["script", "style", "font", "connect", "manifest", "worker"].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Writes the policy into the page of a static site, whose host may send no headers: nothing comes from elsewhere. */
export function pagePolicy(): Plugin {
  return {
    name: "page-policy",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}
