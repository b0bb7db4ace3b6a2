/** The routes of custom fields. */
import { route } from '../../../platform/route.ts'
import { createCustomField, deleteCustomField, getCustomField, listCustomFields, updateCustomField } from './service.ts'

export const routes = [
  route(listCustomFields),
  route(createCustomField),
  route(getCustomField),
  route(updateCustomField),
  route(deleteCustomField),
]
