/** What the screens of popups read from the API. */

import type { Popup, PopupQuestion, PopupStatus, PopupType } from '@leadwright/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { brandQuery } from '../../product/brand/queries.ts'
import { audienceChoicesQuery } from '../../product/filter/choices.ts'
import { fieldsQuery, tagsQuery } from '../../product/lead-settings/queries.ts'
import { listQuery } from '../../product/lists/list-query.ts'
import { resultClient } from '../../product/results/client.ts'
import { allowed } from '../../product/screens/allowed.ts'
import type { Access } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { designSettingsQuery } from '../../product/site-design/queries.ts'
import { sitesQuery } from '../../product/sites/queries.ts'

/** What opens over a page, or what stands in it: each has a list of its own. */
export type ListedKind = 'popups' | 'forms'
const typesOf: Record<ListedKind, PopupType[]> = {
  popups: ['popup_box', 'slide_in', 'sticky_banner'],
  forms: ['embedded'],
}
export type PopupFilter = { type: ListedKind; search?: string; status?: PopupStatus }

export const popupsQuery = (site_id: string, { type, ...filter }: PopupFilter) =>
  listQuery({
    key: ['popups', site_id, 'list', type, filter],
    fetch: (cursor, signal) =>
      client.popups.list({ site_id, ...filter, type: typesOf[type], expand: ['recent_results'], cursor }, { signal }),
  })

export const popupQuery = (site_id: string, popup_id: string) =>
  queryOptions({
    queryKey: ['popups', site_id, popup_id],
    queryFn: ({ signal }) => client.popups.get({ site_id, popup_id }, { signal }),
  })

/** What the editor and its preview show first. */
export const editorQueries = async (site_id: string, popup_id: string, can: (access: Access) => Promise<boolean>) => [
  ...[popupQuery(site_id, popup_id), sitesQuery(), brandQuery(site_id), designSettingsQuery(site_id)],
  ...(await allowed(
    can,
    ['manage-leads', [tagsQuery(site_id), fieldsQuery(site_id)]],
    ['read-audience', [audienceChoicesQuery(site_id)]],
  )),
]

export const submissionsQuery = (site_id: string, popup_id: string) =>
  listQuery({
    key: ['submissions', site_id, popup_id],
    fetch: (cursor, signal) => resultClient.submissions.list({ site_id, popup_id, cursor }, { signal }),
  })

/** Every popup's verdict for one visitor on one page. The last result is shown until the next one has come. */
export const whyQuery = (site_id: string, body: PopupQuestion) =>
  queryOptions({
    queryKey: ['popups', site_id, 'why', body],
    queryFn: ({ signal }) => client.popups.explain({ site_id, body }, { signal }),
    placeholderData: keepPreviousData,
  })

/** How popups over a page follow one another. */
export const overlaySettingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['overlay_settings', site_id],
    queryFn: ({ signal }) => client.sites.getOverlaySettings({ site_id }, { signal }),
  })

/** The check of one of the owner's pages. A page that cannot be read is not retried automatically. */
export const checkPageQuery = (site_id: string, page_url: string) =>
  queryOptions({
    queryKey: ['page_check', site_id, page_url],
    queryFn: ({ signal }) => client.popups.checkPage({ site_id, body: { page_url } }, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

/** The snippets of a version of the popup. */
export const snippetsQuery = (site_id: string, { id, version }: Popup) =>
  queryOptions({
    queryKey: ['popups', site_id, id, 'snippets', version],
    queryFn: ({ signal }) => client.popups.getSnippets({ site_id, popup_id: id }, { signal }),
  })

type WidgetFiles = Record<string, { url: string; integrity: string } | undefined>

/** The widget's files in this version, with their integrity. */
export const widgetFilesQuery = () =>
  queryOptions({
    queryKey: ['widget_files'],
    queryFn: ({ signal }) => client.request<WidgetFiles>('GET', '/widget/manifest.json', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
