/** Plants whose piece of the product's text is not there any more. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plants } from './plants.ts'

const root = join(import.meta.dirname, '../../..')

export const stalePlants = (): string[] =>
  plants.flatMap(({ name, patches }) =>
    patches.flatMap(({ file, from }) =>
      readFileSync(join(root, file), 'utf8').includes(from)
        ? []
        : [`plant ${name} is stale: ${file} has no ${JSON.stringify(from)}`],
    ),
  )
