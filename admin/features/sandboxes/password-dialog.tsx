/** The one time that a generated password is shown. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

export function PasswordDialog({ password, onClose }: { password: string | undefined; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t('sandboxes.password_title')}
      isOpen={password !== undefined}
      onClose={onClose}
      role="alertdialog"
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('sandboxes.have_password')}
        </Button>
      }
    >
      <div className="stack">
        <Notice tone="warning" title={t('sandboxes.password_once')} />
        <CodeSnippet label={t('sandboxes.panel_password')} code={password ?? ''} />
      </div>
    </Dialog>
  )
}
