/** The route of the widget's configuration. */
import { route } from '../../platform/routing/route.ts'
import { getWidgetConfiguration } from './service.ts'

export const routes = [route(getWidgetConfiguration)]
