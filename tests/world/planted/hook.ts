/** Loaded before the program (`node --import`): replaces the pieces of the plant that `WORLD_PLANT` names. */
import { replacePieces } from '../product/pieces.ts'
import { plants } from './plants.ts'

const name = process.env.WORLD_PLANT
const plant = plants.find(one => one.name === name)
if (!plant) throw new Error(`There is no plant ${name}`)

replacePieces(plant.patches)
