/** The one time that recovery codes are seen. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './second-factor.module.css'

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[] | undefined; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t('second_factor.codes')}
      isOpen={codes !== undefined}
      onClose={onClose}
      role="alertdialog"
      footer={
        <>
          <CopyButton text={codes?.join('\n') ?? ''} />
          <Button variant="primary" onPress={onClose}>
            {t('second_factor.have_them')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Notice tone="warning" title={t('second_factor.once_title')}>
          {t('second_factor.once_text')}
        </Notice>
        <ul className={styles.codes}>
          {codes?.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
