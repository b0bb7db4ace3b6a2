/** Starts the app. The widget is loaded once, by the plugin. */
import { createLeadwright } from '@leadwright/widget/vue'
import { createApp } from 'vue'
import App from './app.vue'

const { VITE_LEADWRIGHT_URL = 'http://localhost:8787', VITE_SITE_ID = '' } = import.meta.env

createApp(App)
  .use(createLeadwright({ baseUrl: VITE_LEADWRIGHT_URL, site: VITE_SITE_ID }))
  .mount('#app')
