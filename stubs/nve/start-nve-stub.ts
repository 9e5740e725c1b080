import { type ServiceStubOptions, startServiceStub } from '#stubs/start-service-stub.ts'
import { nveService } from './nve-service.ts'

/** Starts a stub of NVE: a storm loosens avalanches, floods and landslides, in July nothing is assessed and all is green. */
export function startNveStub(options: ServiceStubOptions = {}) {
  return startServiceStub({ options, ...nveService })
}
