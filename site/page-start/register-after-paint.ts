import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-paint'?: boolean | 'in-view'
  }
}

export function registerAfterPaint(): AstroIntegration {
  return {
    name: 'after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'after-paint', entrypoint: './site/page-start/after-paint.ts' }),
    },
  }
}
