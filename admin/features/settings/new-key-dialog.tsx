/** The one time that a key is seen. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

export type ShownKey = { name: string; key: string }

export function NewKeyDialog({ shown, onClose }: { shown: ShownKey | undefined; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog
      title={shown?.name ?? ''}
      isOpen={shown !== undefined}
      onClose={onClose}
      role="alertdialog"
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('api_keys.have_it')}
        </Button>
      }
    >
      <div className="stack">
        <Notice tone="warning" title={t('api_keys.once_title')}>
          {t('api_keys.once_text')}
        </Notice>
        <CodeSnippet label={t('api_keys.key')} code={shown?.key ?? ''} />
        <CodeSnippet
          label={t('api_keys.try_it')}
          code={`curl -H 'Authorization: Bearer ${shown?.key ?? ''}' ${window.location.origin}/v1/sites`}
        />
      </div>
    </Dialog>
  )
}
