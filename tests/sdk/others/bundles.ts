/** Bundles of whole clients, all by the same bundler: ours beside those of others. */
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

export const entries = {
  leadwright: `import { Leadwright } from '@leadwright/sdk'\nglobalThis.client = new Leadwright({ baseUrl: '' })`,
  leadwright_one_resource: `import { createClient, TagsResource } from '@leadwright/sdk'\nglobalThis.client = createClient({ baseUrl: '' }, { tags: TagsResource })`,
  leadwright_webhook: `import { verifyWebhook } from '@leadwright/sdk'\nglobalThis.verify = verifyWebhook`,
  stripe: `import Stripe from 'stripe'\nglobalThis.client = new Stripe('sk')`,
  openai: `import OpenAI from 'openai'\nglobalThis.client = new OpenAI({ apiKey: 'sk' })`,
} as const

export async function bundle(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === 'virtual:entry' ? id : null),
        load: id => (id === 'virtual:entry' ? source : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'virtual:entry', output: { format: 'iife', codeSplitting: false } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The bundle has another form than expected.')
  return result.output[0].code
}

export const gzipBytes = async (source: string): Promise<number> => gzipSync(await bundle(source)).length
