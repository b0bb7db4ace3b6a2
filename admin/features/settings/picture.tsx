/** The person's picture: shown at once, and told apart by its bytes on the server. */
import { limits, type User } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { pictures } from './client.ts'
import styles from './picture.module.css'

export function Picture({ person }: { person: User }) {
  const { t } = useMessages()
  const [refused, setRefused] = useState<string>()
  const refreshes = [profileQuery().queryKey]
  const isHandled = (error: unknown) => {
    const { text, errors } = problemOf(error)
    setRefused(errors[0]?.text || text || t('ui.unreachable'))
    return true
  }
  const upload = useChange({
    run: (file: File) => pictures.upload({ file }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('settings.picture_toast') }),
    isHandled,
  })
  const remove = useChange({
    run: () => pictures.delete(),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('settings.picture_deleted_toast') }),
    isHandled,
  })
  const choose = (file: File) => {
    setRefused(undefined)
    if (file.size > limits.picture_bytes_max) return setRefused(t('settings.picture_text'))
    upload.mutate(file)
  }
  const initials = `${person.first_name[0] ?? ''}${person.last_name[0] ?? ''}`.toUpperCase()
  return (
    <div className={styles.picture}>
      {person.picture_url ? (
        <img className={styles.shown} src={person.picture_url} alt={t('settings.picture')} />
      ) : (
        <span className={styles.shown} aria-hidden>
          {initials}
        </span>
      )}
      <div className="stack">
        <div className="row-of">
          <FileField label={t('settings.choose_picture')} accept="image/png,image/jpeg" onChange={choose} />
          {person.picture_url && (
            <Button variant="quiet" isPending={remove.isPending} onPress={() => remove.mutate(undefined)}>
              {t('settings.delete_picture')}
            </Button>
          )}
        </div>
        <p className="muted">{t('settings.picture_text')}</p>
        {refused && <Notice tone="bad" title={refused} />}
      </div>
    </div>
  )
}
