/** The routes of keywords. */
import { route } from '../../../platform/routing/route.ts'
import { createKeyword, deleteKeyword, getKeyword, listKeywords, updateKeyword } from './service.ts'
import { publishKeyword, writeKeyword } from './writing-service.ts'

export const routes = [
  route(listKeywords),
  route(createKeyword),
  route(getKeyword),
  route(updateKeyword),
  route(deleteKeyword),
  route(writeKeyword),
  route(publishKeyword),
]
