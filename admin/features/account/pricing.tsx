/** What the product is, the ways in, and the plans where the installation sells any. */

import { Clock, MailCheck, MousePointerClick, Tag, UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useRefusedRegistration } from '../../product/account/use-refused-registration.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Link } from '../../ui/link.tsx'
import { useTitle } from '../../ui/use-title.ts'
import styles from './pricing.module.css'
import { TryDemo } from './try-demo.tsx'

/** Below the fold: it may come after the page. */
const OfferedPlans = lazy(() => import('./offered-plans.tsx').then(module => ({ default: module.OfferedPlans })))

export function Pricing() {
  const { t } = useMessages()
  useTitle(t('pricing.tab'))
  const refused = useRefusedRegistration()
  const steps = [
    { icon: MousePointerClick, title: t('pricing.step_popup'), reason: t('pricing.step_popup_why') },
    { icon: UserPlus, title: t('pricing.step_lead'), reason: t('pricing.step_lead_why') },
    { icon: Tag, title: t('pricing.step_tag'), reason: t('pricing.step_tag_why') },
    { icon: Clock, title: t('pricing.step_wait'), reason: t('pricing.step_wait_why') },
    { icon: MailCheck, title: t('pricing.step_email'), reason: t('pricing.step_email_why') },
  ]
  const promises = [
    { title: t('pricing.capture'), text: t('pricing.capture_text') },
    { title: t('pricing.journeys'), text: t('pricing.journeys_text') },
    { title: t('pricing.api'), text: t('pricing.api_text') },
  ]
  return (
    <div className={styles.pricing}>
      <section className={styles.lead}>
        <div className={styles.words}>
          <h1>{t('pricing.title')}</h1>
          <p className="muted">{t('pricing.text')}</p>
          <div className="row-of">
            <TryDemo />
            {!refused && (
              <Link look="button" href={pathTo('/register')}>
                {t('pricing.register')}
              </Link>
            )}
            <Link look="button" href={pathTo('/login')}>
              {t('login.sign_in')}
            </Link>
          </div>
        </div>
        <figure className={styles.story}>
          <figcaption>{t('pricing.story')}</figcaption>
          <ol>
            {steps.map(({ icon: Icon, title, reason }) => (
              <li key={title}>
                <span className={styles.dot}>
                  <Icon size={14} aria-hidden />
                </span>
                <div>
                  <strong>{title}</strong>
                  <p className="muted">{reason}</p>
                </div>
              </li>
            ))}
          </ol>
        </figure>
      </section>
      <figure className={styles.product}>
        <Picture theme="light" className={styles.light} />
        <Picture theme="dark" className={styles.dark} />
      </figure>
      <section className={styles.promises} aria-label={t('pricing.what')}>
        {promises.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p className="muted">{text}</p>
          </div>
        ))}
      </section>
      <CodeSnippet
        label={t('pricing.snippet')}
        code={`<script async src="${window.location.origin}/widget.js" data-site="site_…"></script>`}
      />
      <Suspense>
        <OfferedPlans mayRegister={!refused} />
      </Suspense>
    </div>
  )
}

/** The dashboard of the demo, made by `npm run screenshots -- --tour`. Of the themes, the one that is not shown is not loaded. */
function Picture({ theme, className }: { theme: 'light' | 'dark'; className: string | undefined }) {
  const { t, language } = useMessages()
  const src = `/start/dashboard.${theme}.${language}.avif`
  return <img className={className} src={src} alt={t('pricing.picture')} width={1280} height={800} loading="lazy" />
}
