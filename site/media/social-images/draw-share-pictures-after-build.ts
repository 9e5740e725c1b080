import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { composeSharePicture, loadTypesetters, paintScene } from './compose-share-picture.ts'
import { drawSharePictures } from './draw-share-pictures.ts'
import { listSharePictureOrders } from './order-share-picture.ts'

/** Draws the share pictures requested while rendering pages; in development on request. */
export function drawSharePicturesAfterBuild(): AstroIntegration {
  return {
    name: 'share-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const begunAt = performance.now()
        const orders = [...listSharePictureOrders().values()]
        const drawn = await drawSharePictures(orders, { site: fileURLToPath(dir), cache: resolve('.cache/share') })
        const milliseconds = Math.round(performance.now() - begunAt)
        logger.info(`${orders.length} share pictures, ${drawn} of them drawn anew, in ${milliseconds} ms`)
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/share', async (request, response, next) => {
          const path = decodeURI(request.url?.split('?')[0] ?? '')
          const order = listSharePictureOrders().get(`share${path}`)
          // Known once the page has been rendered.
          if (!order) return next()
          try {
            const typesetters = await loadTypesetters([order.title], order.guideName)
            const scene = await paintScene(await readFile(order.drawing))
            response.setHeader('content-type', 'image/jpeg')
            response.end(await composeSharePicture(scene, order, typesetters))
          } catch (error) {
            next(error)
          }
        })
      },
    },
  }
}
