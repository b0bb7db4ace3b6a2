/** A test email by the transport as it is saved: what it answered is shown as it came. */
import type { TransportOutcome } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { profileQuery } from '../../../product/account/queries.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { emailTransport } from './client.ts'

const results = {
  delivered: ['transport.test_delivered', 'good'],
  refused: ['transport.test_refused', 'bad'],
  deferred: ['transport.test_deferred', 'bad'],
  unknown: ['transport.test_unknown', 'warning'],
} as const satisfies Record<TransportOutcome, unknown>

export function TransportTest() {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { data: person } = useQuery(profileQuery())
  const send = useChange({
    run: (to: string) => emailTransport.test({ site_id, body: { to } }),
    shows: 'the answer',
    isHandled: () => true,
  })
  const { data } = send
  return (
    <Form onSubmit={async form => void (await send.mutateAsync(String(form.get('to'))))}>
      <p className="muted">{t('transport.test_note')}</p>
      <TextField
        name="to"
        type="email"
        label={t('templates.test_to')}
        isRequired
        defaultValue={person?.email}
        autoFocus
      />
      <div>
        <SubmitButton>{t('templates.test_submit')}</SubmitButton>
      </div>
      {data && (
        <Notice tone={results[data.outcome][1]} title={t(results[data.outcome][0], { from: data.from })}>
          {data.response}
        </Notice>
      )}
    </Form>
  )
}
