import type { BodyOf } from '@carwash/domain/endpoint/endpoint';
import type { EndpointName, Endpoints } from '@carwash/domain/endpoints';

const vehicle = {
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA-11-2233',
} as const;

const transactionId = 'T-1893456000000-a1b2c3d-foamwash';

/** A body for every call that takes one, for the documentation. */
export const requestExamples: {
  readonly [Name in EndpointName]?: Partial<BodyOf<Endpoints[Name]>>;
} = {
  signUp: {
    name: 'Rumana Akter',
    email: 'rumana@example.com',
    password: 'a good password',
    phone: '01711000000',
    address: '12 Lake Road, Dhaka',
  },
  completeSignUp: { name: 'Rumana Akter', phone: '01711000000', address: '12 Lake Road, Dhaka' },
  logIn: { email: 'rumana@example.com', password: 'a good password' },
  changePassword: { currentPassword: 'a good password', newPassword: 'a better password' },
  updateProfile: { phone: '01711000001', profileImage: null },
  updateRole: { role: 'admin' },
  updateAccountStatus: { status: 'disabled' },
  createService: {
    name: 'Foam Wash',
    description: 'Thick foam, a gentle rinse, and drying by hand.',
    price: 49.9,
    duration: 45,
    category: 'basicWash',
    image: '/pictures/foam-wash.svg',
    benefits: ['Safe for the paint'],
    suitableFor: ['Car', 'SUV'],
  },
  updateService: { price: 54.5 },
  createSlot: {
    service: 'foamwash',
    date: '2030-01-15',
    startTime: '09:00',
    endTime: '09:45',
  },
  createSlots: {
    service: 'foamwash',
    startDate: '2030-01-14',
    endDate: '2030-02-10',
    weekdays: [0, 1, 2, 3, 4],
    openingTime: '09:00',
    closingTime: '18:00',
    length: 45,
    gap: 15,
    preview: true,
  },
  updateSlot: { isBooked: 'canceled' },
  initiatePayment: { serviceId: 'foamwash', slotId: 'foamwash_2030-01-15_0900', ...vehicle },
  receivePaymentSuccess: { mer_txnid: transactionId },
  receivePaymentFailure: { mer_txnid: transactionId },
  notifyPayment: { mer_txnid: transactionId },
  createBooking: { transactionId },
  createDeskBooking: {
    slotId: 'foamwash_2030-01-15_0900',
    customerName: 'Kamal Hossain',
    customerPhone: '01711000002',
    ...vehicle,
  },
  cancelBookingAsAdmin: { refund: true, reason: 'The foam machine is being repaired.' },
  refundBooking: { reason: 'The dryer left stains.' },
  updateBookingStatus: { status: 'no_show' },
  createTransaction: { transactionId, status: 'success' },
  updateTransactionStatus: { status: 'refunded', reference: 'RF-20300115-7' },
  createServiceReview: { service: 'foamwash', rating: 5, review: 'Spotless, and on time.' },
  updateServiceReview: { rating: 4 },
  createReview: { rating: 5, message: 'Friendly people.' },
};
