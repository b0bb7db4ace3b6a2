/** From a row to what the API answers. */

import type { Config } from '../../../platform/config/config.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { missingParts } from './completeness.ts'
import { chatPageUrl, statusOf } from './rules.ts'
import type { AssistantRow, AssistantVersionRow } from './store.ts'

export interface About {
  site_id: string
  config: Pick<Config, 'public_url'>
}

export const toAssistant = (row: AssistantRow, { site_id, config }: About) => ({
  id: row.id,
  name: row.name,
  status: statusOf(row),
  ...row.settings,
  settings_version: row.settings_version,
  published_version: row.published_version,
  has_unpublished_changes: row.published_version !== row.settings_version,
  missing: missingParts(row.settings),
  page_url: chatPageUrl(config, site_id, row),
  published_at: toInstantOrNull(row.published_at),
  archived_at: toInstantOrNull(row.archived_at),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toVersion = ({ number, settings, created_at }: AssistantVersionRow, published_version: number | null) => ({
  settings_version: number,
  is_published: number === published_version,
  ...settings,
  created_at: toInstant(created_at),
})
