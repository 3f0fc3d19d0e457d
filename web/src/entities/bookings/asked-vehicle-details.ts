import { readVehicleDetails } from '@carwash/domain/services/vehicle-details';

/** What the business asks of a vehicle besides its type and its plate. */
export const askedVehicleDetails = readVehicleDetails(import.meta.env.VITE_ASKED_VEHICLE_DETAILS);
