/** The one time that a secret is seen. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

const example = (secret: string) => `import { verifyWebhook } from '@leadwright/sdk'

const { type, data } = await verifyWebhook({
  body: await request.text(),
  headers: request.headers,
  secret: '${secret}',
})`

export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t('webhooks.secret_title')}
      isOpen={secret !== undefined}
      onClose={onClose}
      role="alertdialog"
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('webhooks.have_secret')}
        </Button>
      }
    >
      <div className="stack">
        <Notice tone="warning" title={t('webhooks.secret_once')}>
          {t('webhooks.secret_text')}
        </Notice>
        <CodeSnippet label={t('webhooks.secret')} code={secret ?? ''} />
        <CodeSnippet label={t('webhooks.check_it')} code={example(secret ?? '')} />
      </div>
    </Dialog>
  )
}
