/** Tags, fields and the quality of addresses, which few features ask about: they come with their chunks. */
import { CustomFieldsResource, LeadQualityResource, TagsResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const leadSettingsClient = clientOf({
  customFields: CustomFieldsResource,
  tags: TagsResource,
  leadQuality: LeadQualityResource,
})
