/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  EmailValidity,
  Lead,
  LeadChanges,
  LeadCount,
  LeadCounting,
  LeadDays,
  LeadExpansion,
  LeadPage,
  LeadSearch,
  LeadUpsertResults,
  LeadUpserts,
  Mailability,
  NewLead,
  PersonExport,
  TagIds,
  TimelinePage,
} from '../models/index.ts'

export interface AddLeadTagsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** Requires `tag_ids`. Unknown fields are refused. */
  body: TagIds
}

export interface CountLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: LeadCounting
}

export interface CountLeadsByDayRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Number of days up to today. Defaults to 30. */
  days?: number
}

export interface CreateLeadRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `email`. Unknown fields are refused. */
  body: NewLead
}

export interface DeleteLeadRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
}

export interface ExportPersonRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
}

export interface GetLeadRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** What to include in each item besides. Separate several by commas. */
  expand?: Array<LeadExpansion>
}

export interface GetLeadTimelineRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only events that occurred after this time (`timestamp`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only events that occurred before this time (`timestamp`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `timestamp`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
}

export interface ListLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  /** Only leads with this tag. */
  tag_id?: string
  /** Only members of this audience. */
  audience_id?: string
  /** Only leads who came through this campaign. */
  campaign_id?: string
  /** Only leads with this consent to marketing email. */
  mailability?: Mailability
  /** Whether email is likely to arrive. */
  email_validity?: EmailValidity
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Only leads changed after this time. `listLeadChanges` names those that are gone, too. */
  updated_after?: string
  /** Sort field: `registered_at`, `created_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** What to include in each item besides. Separate several by commas. */
  expand?: Array<LeadExpansion>
}

export interface RemoveLeadTagsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** Requires `tag_ids`. Unknown fields are refused. */
  body: TagIds
}

export interface SearchLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: LeadSearch
}

export interface UnsubscribeLeadRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
}

export interface UpdateLeadRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: LeadChanges
}

export interface UpsertLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `leads`. Unknown fields are refused. */
  body: LeadUpserts
}

/** People who gave their address: create, update by address or external id, search, import in bulk. */
export class LeadsResource extends Resource {
  /**
   * Add tags to a lead
   *
   * Tags that the lead has already are left as they are. New ones may start journeys.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/tags` (addLeadTags)
   * @example
   * ```ts
   * const result = await client.leads.addTags({
   *   site_id,
   *   lead_id,
   *   body: { tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] },
   * })
   * ```
   */
  addTags(request: AddLeadTagsRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/tags', body: true }, request, options)
  }

  /**
   * Count the leads that a filter finds
   *
   * Exact up to 10,000; beyond that it may be an estimate.
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/leads/count` (countLeads)
   * @example
   * ```ts
   * const result = await client.leads.count({
   *   site_id,
   *   body: { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } },
   * })
   * ```
   */
  count(request: CountLeadsRequest, options?: RequestOptions): Answer<LeadCount> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/count', body: true }, request, options)
  }

  /**
   * Count the leads of each of the last days, in the site’s time zone
   *
   * Counts leads by the day on which they were added. Leads that were deleted since are not counted.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/by-day` (countLeadsByDay)
   * @example
   * ```ts
   * const result = await client.leads.countByDay({ site_id })
   * ```
   */
  countByDay(request: CountLeadsByDayRequest, options?: RequestOptions): Answer<LeadDays> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/leads/by-day', query: ['days'] }, request, options)
  }

  /**
   * Add a lead
   *
   * Without `consent`, the lead is stored as unsubscribed.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads` (createLead)
   * @example
   * ```ts
   * const lead = await client.leads.create({
   *   site_id,
   *   body: {
   *     email: 'maria@example.com',
   *     first_name: 'María José',
   *     consent: { text: 'Send me news.' },
   *   },
   * })
   * ```
   */
  create(request: CreateLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads', body: true }, request, options)
  }

  /**
   * Erase a lead
   *
   * Erases the person: values are deleted, consent records and history keep a keyed hash instead, and a lead who had unsubscribed stays unsubscribed.
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/leads/{lead_id}` (deleteLead)
   * @example
   * ```ts
   * await client.leads.delete({ site_id, lead_id })
   * ```
   */
  delete(request: DeleteLeadRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/leads/{lead_id}' }, request, options)
  }

  /**
   * Export everything about a person
   *
   * Meant for the person who requests their data: fields, tags and audiences, consents, submissions, visits, journeys, emails, answers and the timeline. Passwords are never stored, and so never exported.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/export` (exportPerson)
   * @example
   * ```ts
   * const result = await client.leads.exportPerson({ site_id, lead_id })
   * ```
   */
  exportPerson(request: ExportPersonRequest, options?: RequestOptions): Answer<PersonExport> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/export' }, request, options)
  }

  /**
   * Get a lead
   *
   * Returns all fields of the lead, its tags and audiences, and what it did with emails.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}` (getLead)
   * @example
   * ```ts
   * const lead = await client.leads.get({ site_id, lead_id })
   * ```
   */
  get(request: GetLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}', query: ['expand'] }, request, options)
  }

  /**
   * Get the timeline of a lead, newest first
   *
   * Returns what happened to the lead: forms, tags, emails, visits, journeys and more.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/timeline` (getLeadTimeline)
   * @example
   * ```ts
   * for await (const item of client.leads.getTimeline({ site_id, lead_id })) {
   *   console.log(item)
   * }
   * ```
   */
  getTimeline(request: GetLeadTimelineRequest, options?: RequestOptions): ListAnswer<TimelinePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/timeline', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List leads
   *
   * Filters are combined: a lead must match all of them. `searchLeads` takes any filter.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads` (listLeads)
   * @example
   * ```ts
   * for await (const item of client.leads.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListLeadsRequest, options?: RequestOptions): ListAnswer<LeadPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/leads', query: ['limit', 'cursor', 'search', 'tag_id', 'audience_id', 'campaign_id', 'mailability', 'email_validity', 'created_after', 'created_before', 'updated_after', 'sort', 'expand'] }, request, options)
  }

  /**
   * Remove tags from a lead
   *
   * Tags that the lead does not have are left out.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/tags/remove` (removeLeadTags)
   * @example
   * ```ts
   * const result = await client.leads.removeTags({
   *   site_id,
   *   lead_id,
   *   body: { tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] },
   * })
   * ```
   */
  removeTags(request: RemoveLeadTagsRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/tags/remove', body: true }, request, options)
  }

  /**
   * Find leads by a filter
   *
   * Takes the filter of audiences and journeys, and returns matching leads page by page.
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/leads/search` (searchLeads)
   * @example
   * ```ts
   * for await (const item of client.leads.search({
   *   site_id,
   *   body: {
   *     filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' },
   *     limit: 25,
   *   },
   * })) {
   *   console.log(item)
   * }
   * ```
   */
  search(request: SearchLeadsRequest, options?: RequestOptions): ListAnswer<LeadPage> {
    return this.calls.list({ method: 'POST', path: '/v1/sites/{site_id}/leads/search', body: true }, request, options)
  }

  /**
   * End all marketing email to a lead
   *
   * Only the person can undo this, by confirming by email.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/unsubscribe` (unsubscribeLead)
   * @example
   * ```ts
   * const result = await client.leads.unsubscribe({ site_id, lead_id })
   * ```
   */
  unsubscribe(request: UnsubscribeLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/unsubscribe' }, request, options)
  }

  /**
   * Change a lead
   *
   * A lead that is given an address whose person had unsubscribed, and has been erased since, is unsubscribed.
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/leads/{lead_id}` (updateLead)
   * @example
   * ```ts
   * const lead = await client.leads.update({
   *   site_id,
   *   lead_id,
   *   body: { first_name: 'María', timezone: 'Europe/Lisbon' },
   * })
   * ```
   */
  update(request: UpdateLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/leads/{lead_id}', body: true }, request, options)
  }

  /**
   * Add leads or update existing ones
   *
   * Returns one result per lead, in order. A refused lead does not affect the others; new leads beyond the site’s limit are refused (`lead_limit_exhausted`). Repeating the call changes nothing. Leads who unsubscribed stay unsubscribed, regardless of `consent`; who must not be sent email is told by `email_status`. Starts no journeys unless `start_journeys` is `true`.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/upsert` (upsertLeads)
   * @example
   * ```ts
   * const result = await client.leads.upsert({
   *   site_id,
   *   body: {
   *     leads: [{ email: 'maria@example.com', first_name: 'María José' }, { email: 'not an email' }],
   *   },
   * })
   * ```
   */
  upsert(request: UpsertLeadsRequest, options?: RequestOptions): Answer<LeadUpsertResults> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/upsert', body: true }, request, options)
  }
}
