/** What one permission is enough for with one's own things alone: they are made by the caller. */

import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type Own = (w: People, token: string) => Promise<{ params: Record<string, string> }>

const ownView: Own = async (w, token) => {
  const body = { name: `Mine ${w.next()}` }
  const made = expectMade(await w.post(`/v1/sites/${w.site}/lead-views`, body, { token }), 201)
  return { params: { site_id: w.site, lead_view_id: made.body.id } }
}

/** Of a call that reading a site is enough for. */
const ownRequest: Own = async (w, token) => {
  const body = { operation_id: 'markNotificationsRead', reason: 'They are read.' }
  const made = expectMade(await w.post(`/v1/sites/${w.site}/approvals`, body, { token }), 201)
  return { params: { site_id: w.site, approval_id: made.body.id } }
}

export const ownersOnly: Record<string, Own> = {
  getLeadView: ownView,
  updateLeadView: ownView,
  deleteLeadView: ownView,
  getApproval: ownRequest,
  approveApproval: ownRequest,
  rejectApproval: ownRequest,
}
