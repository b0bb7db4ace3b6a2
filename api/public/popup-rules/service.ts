/** Answers the rules of popups as they were written. */
import { query } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import { requireAllowedHost } from '../../site/capture/hosts/rules.ts'
import { previewedPopup, writtenRules } from '../../site/capture/popups/rules.ts'
import { answersVisitors } from '../demo/rules.ts'
import * as contract from './contract.ts'

export const getPopupRules = query(contract.getPopupRules, async (db, { query: asked }, context) => {
  const { installation, site } = context
  const key = asked.preview === undefined ? undefined : await installation.databases.siteKey(site.id)
  const previewed = key && previewedPopup(key, asked.preview ?? '', installation.clock.now())
  if (!previewed) {
    if (!answersVisitors(context)) throw problem('site_not_found')
    requireAllowedHost(context, 'event')
  }
  const named = asked.popup_ids?.split(',') ?? []
  return { popups: await writtenRules(db, previewed ? [...named, previewed.popup_id] : named) }
})
