/**
 * Loaded before the program (`node --import ./api/faster-imports.ts`): takes half off a start. For each import of a
 * package and within it, Node parses the `exports` of its package.json once more; those of drizzle-orm are 170 KB, and there
 * are some 700 such imports. Its own files need none of it, and what its entries resolve to is the same for everyone. For
 * each of our own files Node looks for links and asks every folder above for its kind; they are named in full and are modules.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module'

const drizzle = '/node_modules/drizzle-orm/'
const entries = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.') && specifier.endsWith('.ts'))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
    if (
      parentURL.includes(drizzle) &&
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      parentURL.endsWith('.js')
    )
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context)
    const found = entries.get(specifier) ?? nextResolve(specifier, context)
    entries.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
