/** Why a sandbox does not work or ends soon, and what to do. */
import type { Sandbox } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { sandboxes } from '../../../product/sandboxes/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureWords } from '../words.ts'

export function SandboxTrouble({ of: sandbox }: { of: Sandbox }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const can = useCan()
  const retry = useChange({
    run: () => sandboxes.retry({ site_id, sandbox_id: sandbox.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'notifications'),
  })
  const { state, failure, status, expires_at } = sandbox
  return (
    <>
      {failure && (
        <Notice
          tone={state === 'failed' ? 'bad' : 'warning'}
          title={t(state === 'failed' ? 'sandboxes.failed' : 'sandboxes.task_failed')}
          action={
            state === 'failed' &&
            can('manage-sandboxes', site_id) && (
              <Button isPending={retry.isPending} onPress={() => retry.mutate()}>
                {t('sandboxes.retry')}
              </Button>
            )
          }
        >
          {t(failureWords[failure])}
        </Notice>
      )}
      {sandbox.space_over && (
        <Notice tone="bad" title={t('sandboxes.space_over')}>
          {t('sandboxes.space_over_note')}
        </Notice>
      )}
      {status === 'expiring' && expires_at && (
        <Notice tone="warning" title={t('sandboxes.expires_soon', { moment: moment(expires_at, timezone) })}>
          {t('sandboxes.expires_soon_text')}
        </Notice>
      )}
      {status === 'action_required' && (
        <Notice tone="bad" title={t('sandboxes.ended')}>
          {t('sandboxes.ended_text')}
        </Notice>
      )}
    </>
  )
}
