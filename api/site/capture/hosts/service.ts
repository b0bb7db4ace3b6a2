/** The endpoint on hosts. Which are allowed is a setting of the site as a row of its account. */

import { query } from '../../../platform/features/endpoint.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { isAllowed } from '../../../platform/schemas/allowed-hosts.ts'
import * as contract from './contract.ts'
import { latestHosts } from './store.ts'

export const listHosts = query(contract.listHosts, async (db, _input, { site }) => ({
  data: (await latestHosts(db)).map(row => ({
    host: row.host,
    allowed: isAllowed(row.host, site.allowed_hosts),
    config_count: row.config_count,
    submission_count: row.submission_count,
    event_count: row.event_count,
    refused_count: row.refused_count,
    first_seen_at: toInstant(row.first_seen_at),
    last_seen_at: toInstant(row.last_seen_at),
  })),
}))
