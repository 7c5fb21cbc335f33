const LIST = `
Aberdeen, SD (ABR);Abilene, TX (ABI);Akron, OH (CAK);Albany, GA (ABY);Albany, NY (ALB);Albuquerque, NM (ABQ);
Alexandria, LA (AEX);Allentown, PA (ABE);Alpena, MI (APN);Amarillo, TX (AMA);Anchorage, AK (ANC);Appleton, WI (ATW);
Asheville, NC (AVL);Aspen, CO (ASE);Atlanta, GA (ATL);Atlantic City, NJ (ACY);Augusta, GA (AGS);Augusta, ME (AUG);
Austin, TX (AUS);Bakersfield, CA (BFL);Baltimore, MD (BWI);Bangor, ME (BGR);Bar Harbor, ME (BHB);Barrow, AK (BRW);
Baton Rouge, LA (BTR);Beaumont, TX (BPT);Bellingham, WA (BLI);Bemidji, MN (BJI);Bend, OR (RDM);Bethel, AK (BET);
Billings, MT (BIL);Binghamton, NY (BGM);Birmingham, AL (BHM);Bismarck, ND (BIS);Block Island, RI (BID);
Bloomington, IL (BMI);Boise, ID (BOI);Boston, MA (BOS);Bozeman, MT (BZN);Brainerd, MN (BRD);Brownsville, TX (BRO);
Brunswick, GA (BQK);Buffalo, NY (BUF);Burbank, CA (BUR);Burlington, IA (BRL);Burlington, VT (BTV);Butte, MT (BTM);
Cape Girardeau, MO (CGI);Carlsbad, NM (CNM);Casper, WY (CPR);Cedar City, UT (CDC);Cedar Rapids, IA (CID);
Champaign, IL (CMI);Charleston, SC (CHS);Charleston, WV (CRW);Charlotte, NC (CLT);Charlottesville, VA (CHO);
Chattanooga, TN (CHA);Chicago, IL (MDW);Chicago, IL (ORD);Chico, CA (CIC);Cincinnati, OH (CVG);Clarksburg, WV (CKB);
Cleveland, OH (CLE);Cody, WY (COD);Colorado Springs, CO (COS);Columbia, MO (COU);Columbia, SC (CAE);Columbus, GA (CSG);
Columbus, MS (GTR);Columbus, OH (CMH);Cordova, AK (CDV);Corpus Christi, TX (CRP);Cortez, CO (CEZ);Crescent City, CA (CEC);
Dallas, TX (DAL);Dallas, TX (DFW);Dayton, OH (DAY);Daytona Beach, FL (DAB);Deadhorse, AK (SCC);Decatur, IL (DEC);
Del Rio, TX (DRT);Denver, CO (DEN);Des Moines, IA (DSM);Detroit, MI (DTW);Devils Lake, ND (DVL);Dickinson, ND (DIK);
Dillingham, AK (DLG);Dodge City, KS (DDC);Dothan, AL (DHN);Dubuque, IA (DBQ);Duluth, MN (DLH);Durango, CO (DRO);
Eau Claire, WI (EAU);El Centro, CA (IPL);El Paso, TX (ELP);Elko, NV (EKO);Elmira, NY (ELM);Erie, PA (ERI);
Escanaba, MI (ESC);Eugene, OR (EUG);Eureka, CA (ACV);Evansville, IN (EVV);Fairbanks, AK (FAI);Fargo, ND (FAR);
Farmington, NM (FMN);Fayetteville, AR (XNA);Fayetteville, NC (FAY);Flagstaff, AZ (FLG);Flint, MI (FNT);Florence, SC (FLO);
Fort Dodge, IA (FOD);Fort Lauderdale, FL (FLL);Fort Myers, FL (RSW);Fort Smith, AR (FSM);Fort Wayne, IN (FWA);
Fresno, CA (FAT);Gainesville, FL (GNV);Garden City, KS (GCK);Gillette, WY (GCC);Grand Canyon, AZ (GCN);
Grand Forks, ND (GFK);Grand Island, NE (GRI);Grand Junction, CO (GJT);Grand Rapids, MI (GRR);Great Falls, MT (GTF);
Green Bay, WI (GRB);Greensboro, NC (GSO);Greenville, MS (GLH);Greenville, NC (PGV);Greenville, SC (GSP);Gulfport, MS (GPT);
Gunnison, CO (GUC);Gustavus, AK (GST);Hagerstown, MD (HGR);Hancock, MI (CMX);Harlingen, TX (HRL);Harrisburg, PA (MDT);
Hartford, CT (BDL);Hattiesburg, MS (PIB);Hays, KS (HYS);Helena, MT (HLN);Hibbing, MN (HIB);Hilo, HI (ITO);
Hilton Head, SC (HHH);Hobbs, NM (HOB);Homer, AK (HOM);Honolulu, HI (HNL);Houston, TX (HOU);Houston, TX (IAH);
Huntington, WV (HTS);Huntsville, AL (HSV);Hyannis, MA (HYA);Idaho Falls, ID (IDA);Indianapolis, IN (IND);
International Falls, MN (INL);Islip, NY (ISP);Ithaca, NY (ITH);Jackson, MS (JAN);Jackson, WY (JAC);Jacksonville, FL (JAX);
Jacksonville, NC (OAJ);Jamestown, ND (JMS);Johnstown, PA (JST);Joplin, MO (JLN);Juneau, AK (JNU);Kahului, HI (OGG);
Kalamazoo, MI (AZO);Kalispell, MT (FCA);Kansas City, MO (MCI);Kearney, NE (EAR);Kenai, AK (ENA);Ketchikan, AK (KTN);
Key West, FL (EYW);Killeen, TX (GRK);King Salmon, AK (AKN);Klamath Falls, OR (LMT);Knoxville, TN (TYS);Kodiak, AK (ADQ);
Kona, HI (KOA);Kotzebue, AK (OTZ);La Crosse, WI (LSE);Lafayette, LA (LFT);Lake Charles, LA (LCH);Lanai, HI (LNY);
Lancaster, PA (LNS);Lansing, MI (LAN);Laramie, WY (LAR);Laredo, TX (LRD);Las Vegas, NV (LAS);Latrobe, PA (LBE);
Lawton, OK (LAW);Lewisburg, WV (LWB);Lewiston, ID (LWS);Lexington, KY (LEX);Liberal, KS (LBL);Lihue, HI (LIH);
Lincoln, NE (LNK);Little Rock, AR (LIT);Long Beach, CA (LGB);Longview, TX (GGG);Los Angeles, CA (LAX);Louisville, KY (SDF);
Lubbock, TX (LBB);Lynchburg, VA (LYH);Macon, GA (MCN);Madison, WI (MSN);Manchester, NH (MHT);Manhattan, KS (MHK);
Marquette, MI (MQT);Martha's Vineyard, MA (MVY);Mason City, IA (MCW);Massena, NY (MSS);McAllen, TX (MFE);McCook, NE (MCK);
Medford, OR (MFR);Melbourne, FL (MLB);Memphis, TN (MEM);Meridian, MS (MEI);Miami, FL (MIA);Midland, TX (MAF);
Milwaukee, WI (MKE);Minneapolis, MN (MSP);Minot, ND (MOT);Missoula, MT (MSO);Moab, UT (CNY);Mobile, AL (MOB);
Modesto, CA (MOD);Moline, IL (MLI);Monroe, LA (MLU);Monterey, CA (MRY);Montgomery, AL (MGM);Montrose, CO (MTJ);
Morgantown, WV (MGW);Muskegon, MI (MKG);Myrtle Beach, SC (MYR);Nantucket, MA (ACK);Nashville, TN (BNA);
New Bern, NC (EWN);New Haven, CT (HVN);New Orleans, LA (MSY);New York, NY (JFK);New York, NY (LGA);Newark, NJ (EWR);
Newburgh, NY (SWF);Newport News, VA (PHF);Nome, AK (OME);Norfolk, VA (ORF);North Platte, NE (LBF);Oakland, CA (OAK);
Ogdensburg, NY (OGS);Oklahoma City, OK (OKC);Omaha, NE (OMA);Ontario, CA (ONT);Orlando, FL (MCO);Orlando, FL (SFB);
Owensboro, KY (OWB);Paducah, KY (PAH);Palm Springs, CA (PSP);Panama City, FL (ECP);Pasco, WA (PSC);Pellston, MI (PLN);
Pensacola, FL (PNS);Peoria, IL (PIA);Petersburg, AK (PSG);Philadelphia, PA (PHL);Phoenix, AZ (AZA);Phoenix, AZ (PHX);
Pierre, SD (PIR);Pittsburgh, PA (PIT);Plattsburgh, NY (PBG);Pocatello, ID (PIH);Ponce, PR (PSE);Portland, ME (PWM);
Portland, OR (PDX);Prescott, AZ (PRC);Presque Isle, ME (PQI);Providence, RI (PVD);Provincetown, MA (PVC);Provo, UT (PVU);
Pueblo, CO (PUB);Pullman, WA (PUW);Quincy, IL (UIN);Raleigh, NC (RDU);Rapid City, SD (RAP);Redding, CA (RDD);
Reno, NV (RNO);Rhinelander, WI (RHI);Richmond, VA (RIC);Riverton, WY (RIW);Roanoke, VA (ROA);Rochester, MN (RST);
Rochester, NY (ROC);Rock Springs, WY (RKS);Rockford, IL (RFD);Rockland, ME (RKD);Roswell, NM (ROW);Rutland, VT (RUT);
Sacramento, CA (SMF);Saginaw, MI (MBS);Saint Cloud, MN (STC);Saint George, UT (SGU);Saint Louis, MO (STL);
Saint Petersburg, FL (PIE);Salina, KS (SLN);Salisbury, MD (SBY);Salt Lake City, UT (SLC);San Angelo, TX (SJT);
San Antonio, TX (SAT);San Diego, CA (SAN);San Francisco, CA (SFO);San Jose, CA (SJC);San Juan, PR (SJU);
San Luis Obispo, CA (SBP);Santa Ana, CA (SNA);Santa Barbara, CA (SBA);Santa Fe, NM (SAF);Santa Maria, CA (SMX);
Santa Rosa, CA (STS);Saranac Lake, NY (SLK);Sarasota, FL (SRQ);Savannah, GA (SAV);Scottsbluff, NE (BFF);Scranton, PA (AVP);
Seattle, WA (SEA);Sheridan, WY (SHR);Show Low, AZ (SOW);Shreveport, LA (SHV);Sioux City, IA (SUX);Sioux Falls, SD (FSD);
Sitka, AK (SIT);South Bend, IN (SBN);Spokane, WA (GEG);Springfield, IL (SPI);Springfield, MO (SGF);State College, PA (SCE);
Steamboat Springs, CO (HDN);Stockton, CA (SCK);Sun Valley, ID (SUN);Syracuse, NY (SYR);Tallahassee, FL (TLH);
Tampa, FL (TPA);Texarkana, AR (TXK);Thief River Falls, MN (TVF);Toledo, OH (TOL);Topeka, KS (FOE);Traverse City, MI (TVC);
Trenton, NJ (TTN);Tucson, AZ (TUS);Tulsa, OK (TUL);Tupelo, MS (TUP);Twin Falls, ID (TWF);Tyler, TX (TYR);
Valdez, AK (VDZ);Valdosta, GA (VLD);Valparaiso, FL (VPS);Vernal, UT (VEL);Victoria, TX (VCT);Visalia, CA (VIS);
Waco, TX (ACT);Walla Walla, WA (ALW);Washington, DC (DCA);Washington, DC (IAD);Waterloo, IA (ALO);Watertown, NY (ART);
Watertown, SD (ATY);Wausau, WI (CWA);Wenatchee, WA (EAT);West Palm Beach, FL (PBI);West Yellowstone, MT (WYS);
White Plains, NY (HPN);Wichita, KS (ICT);Wichita Falls, TX (SPS);Williamsport, PA (IPT);Williston, ND (ISN);
Wilmington, NC (ILM);Worcester, MA (ORH);Wrangell, AK (WRG);Yakima, WA (YKM);Yakutat, AK (YAK);Yuma, AZ (YUM)
`;

/** Airports of the United States as `City, ST (CODE)`: letters, spaces and apostrophes; no two have the same code. */
export const AIRPORTS: readonly string[] = LIST.replaceAll('\n', '').split(';');

/** The city of an airport, as in `Boise, ID`. */
export function cityOf(airport: string): string {
  return airport.replace(/ \(.*/, '');
}

/** The three letters of an airport. */
export function codeOf(airport: string): string {
  return airport.slice(-4, -1);
}
