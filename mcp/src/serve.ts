/** What `leadwright mcp` starts. */
export { type HttpOptions, serveHttp } from './http.ts'
export type { Options } from './server.ts'
export { serveStdio } from './stdio.ts'
