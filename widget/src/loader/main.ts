/** The loader: the one script on the host page. Fetches the configuration, decides, and imports the popup when one shows. */
import { guarded } from './page.ts'
import { startWidget } from './widget.ts'

guarded(() => {
  const running = document.currentScript as HTMLScriptElement | null
  // A page element named currentScript would shadow the property.
  const script = running?.src ? running : document.querySelector<HTMLScriptElement>('[data-site][src*=widget]')
  startWidget(script as HTMLScriptElement)
})()
