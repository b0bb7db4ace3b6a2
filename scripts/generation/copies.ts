/** Pure code of the API that the admin needs too: its files are copied, since neither may import the other. */
import { readFileSync, writeFileSync } from 'node:fs'

interface Copy {
  from: string
  to: string
  /** What it imports, and what that is called beside the copy. */
  imports: Record<string, string>
}

const copies: readonly Copy[] = [
  { from: 'api/platform/schemas/colors.ts', to: 'admin/product/colors/contrast.ts', imports: {} },
  {
    from: 'api/platform/schemas/brand.ts',
    to: 'admin/product/brand/brand-colors.ts',
    imports: { './colors.ts': '../colors/contrast.ts' },
  },
  { from: 'api/platform/texts/currency.ts', to: 'admin/product/billing/currency.ts', imports: {} },
  { from: 'api/platform/network/ai/model-traits.ts', to: 'admin/product/assistants/model-traits.ts', imports: {} },
]

function copyOf(root: string, { from, imports }: Copy): string {
  let source = readFileSync(`${root}/${from}`, 'utf8')
  for (const [former, present] of Object.entries(imports)) source = source.replace(`'${former}'`, `'${present}'`)
  return `// A copy of ${from}, made by \`npm run generate\`. Change that one.\n${source}`
}

/** Copies that are not what their originals are. */
export const outdatedCopies = (root: string): string[] =>
  copies.filter(copy => readFileSync(`${root}/${copy.to}`, 'utf8') !== copyOf(root, copy)).map(({ to }) => to)

export function writeCopies(root: string): void {
  for (const copy of copies) writeFileSync(`${root}/${copy.to}`, copyOf(root, copy))
}
