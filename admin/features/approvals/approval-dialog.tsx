/** One request: what would be called and why, and, while it waits, approving or rejecting it. */
import type { Approval } from '@leadwright/sdk'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Facts } from '../../ui/section.tsx'
import { ApprovalStatus } from './approval-status.tsx'
import { approvals } from './client.ts'

type Props = { site_id: string; approval: Approval | undefined; onClose: () => void }

export function ApprovalDialog({ site_id, approval, onClose }: Props) {
  const { t } = useMessages()
  return (
    <Dialog
      title={approval?.summary ?? t('approvals.one')}
      size="large"
      isOpen={approval !== undefined}
      onClose={onClose}
    >
      {approval && <Opened key={approval.id} site_id={site_id} approval={approval} onClose={onClose} />}
    </Dialog>
  )
}

function refusalWords(error: unknown, t: Messages['t']): string {
  const problem = problemOf(error)
  return problem.code === 'transition_not_allowed'
    ? t('approvals.decided_elsewhere')
    : problem.text || t('ui.unreachable')
}

function Opened({ site_id, approval, onClose }: Props & { approval: Approval }) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const params = { site_id, approval_id: approval.id }
  const refreshes = ofSite(site_id, 'approvals')
  const approve = useChange({
    run: () => approvals.approve(params),
    // Stays open until the response, and shows refusals.
    shows: 'the answer',
    refreshes,
    done: ({ status, failure }) => {
      onClose()
      return {
        text: status === 'failed' ? t('approvals.refused', { detail: failure?.detail ?? '' }) : t('approvals.done'),
      }
    },
    isHandled: () => true,
  })
  const reject = useChange({
    run: () => approvals.reject(params),
    shows: 'the answer',
    refreshes,
    done: () => {
      onClose()
      return { text: t('approvals.rejected_toast') }
    },
    isHandled: () => true,
  })
  const error = approve.error ?? reject.error
  const hasInput = approval.body !== undefined || Object.keys(approval.query).length > 0
  return (
    <div className="stack">
      <Facts
        facts={[
          [t('approvals.state'), <ApprovalStatus key="status" status={approval.status} />],
          [t('approvals.reason'), approval.reason],
          [t('approvals.by'), approval.requested_by_name ?? '–'],
          [t('approvals.expires'), moment(approval.expires_at, timezone)],
        ]}
      />
      <CodeSnippet label={t('approvals.path')} code={`${approval.method} ${approval.path}`} />
      {hasInput && (
        <CodeSnippet
          label={t('approvals.input')}
          code={JSON.stringify({ ...approval.query, ...approval.body }, null, 2)}
        />
      )}
      {approval.failure && <Notice tone="bad" title={approval.failure.detail || approval.failure.code} />}
      {error && <Notice tone="bad" title={refusalWords(error, t)} />}
      {approval.status === 'pending' && (
        <FormActions>
          {approval.may_approve && (
            <Button variant="primary" isPending={approve.isPending} onPress={() => approve.mutate()}>
              {t('approvals.approve')}
            </Button>
          )}
          <Button variant="quiet-danger" isPending={reject.isPending} onPress={() => reject.mutate()}>
            {t('approvals.reject')}
          </Button>
        </FormActions>
      )}
    </div>
  )
}
