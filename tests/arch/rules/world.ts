/** The model of the world is written from the rules of the product, and knows nothing of its code. */
import { isTest, type Rule } from '../source.ts'

const MODEL = 'tests/world/model/'

export const worldModel: Rule = ({ path, imports }) => {
  if (!path.startsWith(MODEL) || isTest(path)) return []
  return imports.flatMap(({ specifier, path: target }) =>
    target?.startsWith(MODEL) ? [] : [`imports ${specifier}: the model of the world imports nothing but itself`],
  )
}
