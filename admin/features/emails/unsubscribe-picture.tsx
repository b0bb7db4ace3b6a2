/** How the three states of the unsubscribe page read, from the texts on the screen. Nothing here can be pressed. */
import type { UnsubscribePage } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './unsubscribe-picture.module.css'

/** The texts of the page. */
export type PageTexts = Omit<UnsubscribePage, 'version' | 'updated_at'>

export function UnsubscribePicture({ texts }: { texts: PageTexts }) {
  const { t } = useMessages()
  return (
    <Section title={t('unsubscribe.picture')}>
      <div className="stack">
        <figure className={styles.picture}>
          <figcaption>{t('unsubscribe.before')}</figcaption>
          <div>
            <h3>{texts.prompt_title}</h3>
            <p>{texts.prompt_text}</p>
            <p>{texts.message}</p>
            <span className={styles.button}>{texts.button_text}</span>
          </div>
        </figure>
        <figure className={styles.picture}>
          <figcaption>{t('unsubscribe.afterwards')}</figcaption>
          <div>
            <p>{texts.success_text}</p>
            <p>{texts.resubscribe_message}</p>
            <span className={styles.button} data-quiet>
              {texts.resubscribe_button_text}
            </span>
          </div>
        </figure>
        <figure className={styles.picture}>
          <figcaption>{t('unsubscribe.coming_back')}</figcaption>
          <div>
            <p>{texts.confirmation_message}</p>
          </div>
        </figure>
      </div>
    </Section>
  )
}
