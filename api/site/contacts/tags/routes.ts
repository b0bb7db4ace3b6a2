/** The routes of tags. */
import { route } from '../../../platform/routing/route.ts'
import { addTagLeads, removeTagLeads } from './leads-service.ts'
import { createTag, deleteTag, getTag, listTags, updateTag } from './service.ts'

export const routes = [
  route(listTags),
  route(createTag),
  route(getTag),
  route(updateTag),
  route(deleteTag),
  route(addTagLeads),
  route(removeTagLeads),
]
