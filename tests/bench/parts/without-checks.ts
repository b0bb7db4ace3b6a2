/** Given to a server as `--import`: the floor of the quality checks, the same program without them. */
import { registerHooks } from 'node:module'

const nothing = `export const verifyEmail = async () => ({
  validity: 'valid', score: 90, parts: {}, disposable: false, free: false, role_based: false, certain: true })`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/lead-quality/verify-email.ts')
      ? { format: 'module', source: nothing, shortCircuit: true }
      : next(url, context),
})
