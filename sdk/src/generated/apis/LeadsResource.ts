/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
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
  site_id: string
  lead_id: string
  body: TagIds
}

export interface CountLeadsRequest {
  site_id: string
  body: LeadCounting
}

export interface CountLeadsByDayRequest {
  site_id: string
  /** Number of days up to today. Defaults to 30. */
  days?: number
}

export interface CreateLeadRequest {
  site_id: string
  body: NewLead
}

export interface DeleteLeadRequest {
  site_id: string
  lead_id: string
}

export interface ExportPersonRequest {
  site_id: string
  lead_id: string
}

export interface GetLeadRequest {
  site_id: string
  lead_id: string
  expand?: Array<LeadExpansion>
}

export interface GetLeadTimelineRequest {
  site_id: string
  lead_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListLeadsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  tag_id?: string
  audience_id?: string
  /** Only leads who came through this campaign. */
  campaign_id?: string
  mailability?: Mailability
  /** `invalid`: the domain does not accept email. `risky`: a disposable or role address, or probably misspelled. `unknown`: DNS has not answered. */
  email_validity?: EmailValidity
  /** Sort field: `registered_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  expand?: Array<LeadExpansion>
}

export interface RemoveLeadTagsRequest {
  site_id: string
  lead_id: string
  body: TagIds
}

export interface SearchLeadsRequest {
  site_id: string
  body: LeadSearch
}

export interface UnsubscribeLeadRequest {
  site_id: string
  lead_id: string
}

export interface UpdateLeadRequest {
  site_id: string
  lead_id: string
  body: LeadChanges
}

export interface UpsertLeadsRequest {
  site_id: string
  body: LeadUpserts
}

/** People who gave their address: create, update by address or external id, search, import in bulk. */
export class LeadsResource extends Resource {
  /**
   * Add tags to a lead
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/tags` (addLeadTags)
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
   */
  count(request: CountLeadsRequest, options?: RequestOptions): Answer<LeadCount> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/count', body: true }, request, options)
  }

  /**
   * Count the leads of each of the last days, in the site’s time zone
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/by-day` (countLeadsByDay)
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
   */
  exportPerson(request: ExportPersonRequest, options?: RequestOptions): Answer<PersonExport> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/export' }, request, options)
  }

  /**
   * Get a lead
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}` (getLead)
   */
  get(request: GetLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}', query: ['expand'] }, request, options)
  }

  /**
   * Get the timeline of a lead, newest first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/timeline` (getLeadTimeline)
   */
  getTimeline(request: GetLeadTimelineRequest, options?: RequestOptions): ListAnswer<TimelinePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/timeline', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List leads
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads` (listLeads)
   */
  list(request: ListLeadsRequest, options?: RequestOptions): ListAnswer<LeadPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/leads', query: ['limit', 'cursor', 'search', 'tag_id', 'audience_id', 'campaign_id', 'mailability', 'email_validity', 'sort', 'expand'] }, request, options)
  }

  /**
   * Remove tags from a lead
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/tags/remove` (removeLeadTags)
   */
  removeTags(request: RemoveLeadTagsRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/tags/remove', body: true }, request, options)
  }

  /**
   * Find leads by a filter
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/leads/search` (searchLeads)
   */
  search(request: SearchLeadsRequest, options?: RequestOptions): Answer<LeadPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/search', body: true }, request, options)
  }

  /**
   * End all marketing email to a lead
   *
   * Only the person can undo this, by confirming by email.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/unsubscribe` (unsubscribeLead)
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
   */
  upsert(request: UpsertLeadsRequest, options?: RequestOptions): Answer<LeadUpsertResults> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/upsert', body: true }, request, options)
  }
}
