/** The routes of brands. */
import { route } from '../../platform/routing/route.ts'
import { readBrand } from './reading/read-service.ts'
import { getBrand, updateBrand } from './service.ts'

export const routes = [route(getBrand), route(updateBrand), route(readBrand)]
