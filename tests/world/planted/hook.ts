/** Loaded before the program (`node --import`): replaces the pieces of the plant that `WORLD_PLANT` names. */
import { registerHooks } from 'node:module'
import { plants } from './plants.ts'

const name = process.env.WORLD_PLANT
const plant = plants.find(one => one.name === name)
if (!plant) throw new Error(`There is no plant ${name}`)

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const patches = plant.patches.filter(({ file }) => url.endsWith(`/${file}`))
    if (patches.length === 0) return loaded
    let text = String(loaded.source)
    for (const { file, from, to } of patches) {
      if (!text.includes(from)) throw new Error(`${plant.name} is stale: ${file} has no ${JSON.stringify(from)}`)
      text = text.replace(from, () => to)
    }
    return { ...loaded, source: text }
  },
})
