/** The routes of vectors. */
import { route } from '../../../platform/routing/route.ts'
import { createVector, deleteVector, getVector, listVectors, syncVector, updateVector } from './service.ts'

export const routes = [
  route(listVectors),
  route(createVector),
  route(getVector),
  route(updateVector),
  route(syncVector),
  route(deleteVector),
]
